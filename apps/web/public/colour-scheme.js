// Runs before the first paint, so that a dark page never flashes white.
(() => {
  let wish = null;
  try {
    wish = localStorage.getItem('udaya.colour-scheme');
  } catch {
    // Storage is switched off: the system's scheme it is.
  }
  const dark = wish === 'dark' || (wish !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
})();

// Where the page's own code does not come, the document says so.
const lost = ({ target }) => {
  if (target.id === 'entry') document.body.prepend(document.querySelector('#not-loaded').content);
};
addEventListener('error', lost, true);
