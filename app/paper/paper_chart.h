#pragma once
// A chart on a page: the layout of app/chart, painted with marks of a page. Internal header.

#include "app/paper/page_maker.h"

namespace tablebank {

/// 0 for an empty one.
[[nodiscard]] double paper_chart_height(PageMaker& maker, const block::Figure& figure);
/// Requires one that is not empty.
void lay_chart(PageMaker& maker, const block::Figure& figure);

}  // namespace tablebank
