import type { Feature } from '../../platform/feature.ts';
import type { ListMailsDeps } from './list-mails.ts';
import type { ResendMailDeps } from './resend-mail.ts';
import { mailLogRoutes } from './routes.ts';

/** The log of mails, and their second chance. */
export function openMailLog(deps: ListMailsDeps & ResendMailDeps): Feature {
  return { routes: (serveWith) => mailLogRoutes(serveWith(deps)) };
}
