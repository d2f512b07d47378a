import type { Feature } from '../../platform/feature.ts';
import { type CaptchaRoutePorts, captchaRoutes } from './routes.ts';
import { deleteExpiredCaptchas } from './store.ts';

/** Captchas: drawn, read aloud or calculated, and spent by one try. */
export function openCaptchas(ports: CaptchaRoutePorts): Feature {
  return {
    routes: (serveWith) => captchaRoutes(serveWith(ports)),
    schedules: [
      {
        name: 'sweep-captchas',
        cron: '*/10 * * * *',
        run: () => deleteExpiredCaptchas(ports.system, new Date()),
      },
    ],
  };
}
