/** Whether somebody has games of their own, as this browser remembers it: the home page then waits for
 * their list, so that it pushes nothing down when it comes. */

const NAME = "obelisk.own-games";

export function hasOwnGames(): boolean {
  try {
    return localStorage.getItem(NAME) !== null;
  } catch {
    return false; // storage may be forbidden
  }
}

export function noteOwnGames(are: boolean): void {
  try {
    if (are) localStorage.setItem(NAME, "yes");
    else localStorage.removeItem(NAME);
  } catch {
    // then the page does not wait
  }
}
