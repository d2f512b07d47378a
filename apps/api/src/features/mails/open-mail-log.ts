import type { Feature } from '../../platform/feature.ts';
import type { ListMailsPorts } from './list-mails.ts';
import type { ResendMailPorts } from './resend-mail.ts';
import { mailLogRoutes } from './routes.ts';

/** The log of mails, and their second chance. */
export function openMailLog(ports: ListMailsPorts & ResendMailPorts): Feature {
  return { routes: (serveWith) => mailLogRoutes(serveWith(ports)) };
}
