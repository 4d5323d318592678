// The least that a window of Dear ImGui can do: GLFW, OpenGL, the letters of tablebank, one frame. `empty_window
// NANOSECONDS` prints the milliseconds from that moment, as `date +%s%N` tells it, until the frame is on the screen.

#include <GLFW/glfw3.h>
#include <backends/imgui_impl_glfw.h>
#include <backends/imgui_impl_opengl3.h>
#include <imgui.h>

#include <cstdio>

#include "app/ui/look/fonts.h"
#include "bench/first_frame.h"

int main(int count, char** values) {
    if (count != 2 || glfwInit() != GLFW_TRUE) return 2;
    glfwWindowHint(GLFW_CONTEXT_VERSION_MAJOR, 3);
    glfwWindowHint(GLFW_CONTEXT_VERSION_MINOR, 0);
    GLFWwindow* const window = glfwCreateWindow(1280, 800, "empty", nullptr, nullptr);
    if (window == nullptr) return 2;
    glfwMakeContextCurrent(window);
    glfwSwapInterval(1);
    ImGui::CreateContext();
    ImGui::GetIO().IniFilename = nullptr;
    ImGui_ImplGlfw_InitForOpenGL(window, true);
    ImGui_ImplOpenGL3_Init("#version 130");
    tablebank::Fonts fonts;
    fonts.build(*ImGui::GetIO().Fonts, 1, "");
    ImGui_ImplOpenGL3_NewFrame();
    ImGui_ImplGlfw_NewFrame();
    ImGui::NewFrame();
    ImGui::Begin("empty");
    ImGui::TextUnformatted("tablebank");
    ImGui::End();
    ImGui::Render();
    glViewport(0, 0, 1280, 800);
    glClear(GL_COLOR_BUFFER_BIT);
    ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
    glfwSwapBuffers(window);
    tablebank::bench::tell_first_frame(values[1]);
}
