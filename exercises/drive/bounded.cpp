// The driver of the list that knows bounds.
#define BOUNDED
#include "general.hpp"
