// Takes in the page's own code file by file, each in a task of its own: in between a slow phone scrolls and answers a touch. The page, which
// is the file marked as its entry, begins when all that the document names is there.
const takeIn = async () => {
  for (const { href, id } of document.querySelectorAll('link[rel="modulepreload"]')) {
    await import(href).catch(() => {
      // Where another one is lost, whatever needs it says so.
      if (id === 'entry') document.body.prepend(document.querySelector('#not-loaded').content);
    });
    await new Promise((resolve) => setTimeout(resolve));
  }
};
window.udayaParts = takeIn();
