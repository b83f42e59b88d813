// Signals that wait, those that do not, and the mask of a child.
#include "dlx/base/signals.hpp"
#include <cstdlib>
#include <gtest/gtest.h>
#include <stdexcept>
#include <sys/wait.h>

using dlx::SignalsWait;

namespace {
volatile std::sig_atomic_t heard[64];
void hear(int signal) { heard[signal] = heard[signal] + 1; }
class Signals : public testing::Test {
 protected:
  void SetUp() override {
    for (int signal : {SIGINT, SIGTERM, SIGUSR1}) heard[signal] = 0, before[signal] = std::signal(signal, hear);
  }
  void TearDown() override {
    for (int signal : {SIGINT, SIGTERM, SIGUSR1}) std::signal(signal, before[signal]);
  }
  void (*before[64])(int);
};
}  // namespace

TEST_F(Signals, WaitAndAreNotLost) {
  {
    SignalsWait const now;
    for (int signal : {SIGINT, SIGTERM, SIGUSR1}) std::raise(signal);
    for (int signal : {SIGINT, SIGTERM, SIGUSR1}) EXPECT_EQ(heard[signal], 0);
  }
  for (int signal : {SIGINT, SIGTERM, SIGUSR1}) EXPECT_EQ(heard[signal], 1);
  std::raise(SIGINT);
  EXPECT_EQ(heard[SIGINT], 2);
}

TEST_F(Signals, OnlyThoseThatAreNamed) {
  {
    SignalsWait const now({SIGINT, SIGUSR1});
    std::raise(SIGTERM), std::raise(SIGINT), std::raise(SIGUSR1);
    EXPECT_EQ(heard[SIGTERM], 1);
    EXPECT_EQ(heard[SIGINT] + heard[SIGUSR1], 0);
  }
  EXPECT_EQ(heard[SIGINT] + heard[SIGUSR1], 2);
}

TEST_F(Signals, WaitInsideOfEachOther) {
  {
    SignalsWait const outer({SIGINT});
    {
      SignalsWait const inner({SIGTERM});
      std::raise(SIGINT), std::raise(SIGTERM);
      EXPECT_EQ(heard[SIGINT] + heard[SIGTERM], 0);
    }
    EXPECT_EQ(heard[SIGTERM], 1);
    EXPECT_EQ(heard[SIGINT], 0);
  }
  EXPECT_EQ(heard[SIGINT], 1);
}

TEST_F(Signals, AreLetInOnEachWayOut) {
  try {
    SignalsWait const now;
    std::raise(SIGINT);
    throw std::runtime_error("out");
  } catch (std::runtime_error const&) {
    EXPECT_EQ(heard[SIGINT], 1);
  }
}

// A child does not hear what was to wait when it was started.
TEST_F(Signals, ChildrenInherit) {
  {
    SignalsWait const now({SIGUSR1});
    EXPECT_EQ(std::system("kill -USR1 $$; exit 7"), 7 << 8);
  }
  int const status = std::system("kill -USR1 $$; exit 7");
  EXPECT_TRUE(WIFSIGNALED(status) and WTERMSIG(status) == SIGUSR1) << status;
  EXPECT_EQ(heard[SIGUSR1], 0);
}
