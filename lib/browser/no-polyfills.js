// Stands in for the framework's polyfills; see next.config.mjs.
