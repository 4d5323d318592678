#include "app/present/charts/charts_snapshot.h"

namespace tablebank {

ChartsSnapshot make_charts_snapshot(const Language& lang, const Table& table) {
    return {make_charts(lang, table.game, chart_figures(table)), player_marks(table.game.setup->players)};
}

}  // namespace tablebank
