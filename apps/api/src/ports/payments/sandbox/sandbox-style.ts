/** How the pages of the sandboxes look. */
export const sandboxStyle = `
:root { color-scheme: light dark; --ink: #20213a; --muted: #5b5d75; --ground: #f4f4fa; --card: #fff; --line: #cfcde2; --strong: #312e81; --on-strong: #fff; --warm: #8a4206; --warm-ground: #fdf5ea; }
@media (prefers-color-scheme: dark) { :root { --ink: #ececf6; --muted: #b3b4cb; --ground: #15162a; --card: #1f2039; --line: #45466a; --strong: #a5a2f6; --on-strong: #15162a; --warm: #f3bd83; --warm-ground: #33281c; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: start center; padding: 6vh 16px 32px; background: var(--ground); color: var(--ink); font: 16px/1.5 'Noto Sans', system-ui, sans-serif; }
main { width: 100%; max-width: 27rem; background: var(--card); border: 1px solid var(--line); border-radius: 14px; padding: 28px; }
.tag { margin: 0 0 18px; color: var(--warm); font-weight: 600; font-size: .875rem; }
h1 { margin: 0 0 4px; font-size: 1.9rem; line-height: 1.2; font-variant-numeric: tabular-nums; }
h2 { margin: 26px 0 10px; font-size: .9375rem; font-weight: 600; color: var(--muted); }
.to { margin: 0 0 18px; color: var(--muted); }
.notice { margin: 0 0 22px; padding: 10px 14px; border-radius: 8px; background: var(--warm-ground); font-size: .9375rem; }
button { width: 100%; min-height: 48px; border-radius: 10px; padding: 10px 16px; font: inherit; color: inherit; cursor: pointer; }
button:focus-visible, .back:focus-visible { outline: 3px solid var(--warm); outline-offset: 2px; }
.primary { background: var(--strong); color: var(--on-strong); border: 0; font-weight: 600; }
.other { display: block; margin-top: 8px; background: none; border: 1px solid var(--line); text-align: left; }
.other strong { display: block; font-weight: 600; }
.other span { display: block; color: var(--muted); font-size: .875rem; }
.back { display: block; border-radius: 10px; padding: 11px 16px; background: var(--strong); color: var(--on-strong); font-weight: 600; text-align: center; text-decoration: none; }
.plain { margin-top: 18px; background: none; border: 0; text-decoration: underline; text-underline-offset: 3px; }
`;

/** Text as it may stand in HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (one) => `&#${one.charCodeAt(0)};`);
}
