import * as m from '@udaya/messages';

/** The eye of a password field: named, and a stop of the keyboard. */
export function passwordToggle() {
  return { 'aria-label': m.login_password_show(), tabIndex: 0 };
}
