// The context menu. It opens the page that saves: a page may wait for the library as long as pictures take, a worker may not.

import { api, text } from "./browser.js";

api.runtime.onInstalled.addListener(() => {
  api.contextMenus.removeAll(() => {
    for (const id of ["save", "listen"])
      api.contextMenus.create({ id, title: text(id), contexts: ["page", "selection"] });
  });
});

api.contextMenus.onClicked.addListener((item, tab) => {
  if (!tab) return;
  const query = new URLSearchParams({ tab: String(tab.id), ...(item.menuItemId === "listen" && { listen: "" }) });
  api.tabs.create({ url: `save.html?${query}`, index: tab.index + 1, openerTabId: tab.id });
});
