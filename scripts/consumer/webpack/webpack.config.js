/** A plain webpack project: no loader, and style sheets by its own means. */
export default {
  mode: 'production',
  entry: './shop.js',
  experiments: { css: true },
  output: { clean: true },
  performance: { hints: false },
};
