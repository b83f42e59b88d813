// The driver of the list that knows colours.
#include "general.hpp"
