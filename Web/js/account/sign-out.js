// @ts-check
// Signs out and loads the page anew.

import { addressOf } from "../basics/address.js";
import { navigate } from "../ui/navigation.js";
import { showProblem } from "../ui/problem.js";
import { forget } from "./account.js";

/**
 * Loads the page anew after signing out, so that it keeps nothing of the person.
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
