# Texts of the crate `session`.

# Outputs
output-replaces-database = { $path } is an event file, tour book or other database, which no output may replace. Choose another name.
output-replaces-key = { $path } is an organiser's key, which no output may replace. Choose another name.
output-unreadable = { $path } exists and cannot be read ({ $cause }), so it is not replaced. Choose another name.
