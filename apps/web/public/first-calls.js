// Asks the server for what a page will show while the page's own code is on its way; `api/first-calls.ts` hands the answers out.
(() => {
  // The page's code came first: what is asked for now would be taken for news later.
  if (window.udayaFirstCall === null) return;
  const stored = () => {
    try {
      return JSON.parse(sessionStorage.getItem('udaya.session') ?? 'null');
    } catch {
      return null;
    }
  };
  const { pathname, search } = location;
  const kept = stored();
  const report = /^\/users-birthchart\/([\w-]+)$/.exec(pathname)?.[1];
  const list = '/api/astro-users/birthChart';
  const ofParents = {
    '/dashboard': `${list}?page=0&size=3&sortOrder=desc`,
    '/birthchart-report': `${list}?page=0&size=10&sortOrder=desc`,
  };
  const strangers = /^\/((enterprise\/|product\/)?login|register)?$/;
  const wanted = kept
    ? kept.session?.role === 'user' && search === '' && (report ? `${list}/${report}` : ofParents[pathname])
    : strangers.test(pathname) && '/api/captacha';
  if (!wanted) return;
  const language = { 'page-language': document.documentElement.lang };
  const headers = {
    accept: 'application/json',
    ...language,
    ...(kept && { authorization: `Bearer ${kept.token}` }),
  };
  const at = Date.now();
  const asked = fetch(wanted, { headers, signal: AbortSignal.timeout(15_000) });
  // The captcha is shown at once in the page that the server has drawn, of which it is the largest part.
  asked
    .then((answer) => (kept ? {} : answer.clone().json()))
    .then(({ captchaImage }) => {
      const place = document.querySelector('[inert] [role="img"]');
      if (!place || !captchaImage) return;
      const image = new Image();
      image.alt = '';
      image.className = [...place.classList].filter((name) => name.startsWith('_')).join(' ');
      image.src = `data:image/png;base64,${captchaImage}`;
      place.replaceWith(image);
    })
    .catch(() => undefined);
  window.udayaFirstCall = { address: wanted, authorization: headers.authorization, at, asked };
})();
