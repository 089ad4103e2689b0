// The package wants to find something here; it asks nothing of it for texts.
module.exports = {};
