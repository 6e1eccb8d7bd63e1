// @ts-check
// Signs out and loads the page anew.

import { addressOf } from "../basics/address.js";
import { navigate } from "../ui/navigation.js";
import { showProblem } from "../ui/problem.js";
import { forget } from "./account.js";

/**
 * Signed out: the page begins anew, and keeps nothing of who was there.
 * @param {Promise<unknown>} request
 */
export async function leave(request) {
  try {
    await request;
    await forget();
  } catch (error) {
    showProblem(error);
    return;
  }
  navigate(addressOf("/"), { replace: true });
  location.reload();
}
