import { type Failure, invalidField } from '@udaya/core/failure';
import * as m from '@udaya/messages';

/** What is refused where the password was entered again and is not right. */
export function wrongPassword(): Failure {
  return invalidField('password', m.privacy_password_wrong());
}
