// @ts-check
// The paths of the views, below the library's base path.

export const views = {
  library: /^\/$/,
  reader: /^\/read\/([1-9]\d{0,14})$/,
  settings: /^\/settings$/,
  marks: /^\/marks$/,
  statistics: /^\/statistics$/,
  account: /^\/account$/,
  invitation: /^\/invitation$/,
  shared: /^\/shared$/,
};

/** @param {string | null} path */
export const isView = (path) => path !== null && Object.values(views).some((pattern) => pattern.test(path));
