import type { Feature } from '../../platform/feature.ts';
import { type CaptchaRouteDeps, captchaRoutes } from './routes.ts';
import { deleteExpiredCaptchas } from './store.ts';

/** Captchas: drawn, read aloud or calculated, and spent by one try. */
export function openCaptchas(deps: CaptchaRouteDeps): Feature {
  return {
    routes: (serveWith) => captchaRoutes(serveWith(deps)),
    schedules: [
      {
        name: 'sweep-captchas',
        cron: '*/10 * * * *',
        run: () => deleteExpiredCaptchas(deps.system, new Date()),
      },
    ],
  };
}
