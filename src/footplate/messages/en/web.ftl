### The page: the table, and what all its screens share

## The board

web-zoom-in = Come closer
web-zoom-out = Step back
web-zoom-fit = See all of it
