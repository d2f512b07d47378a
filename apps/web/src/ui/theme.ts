import { type CSSVariablesResolver, createTheme, rem } from '@mantine/core';
import { clay, dark, gray, indigo } from './palette.ts';

// These are shipped, and have letters of their own script alone: they come before what a system has.
const shippedScripts = "'Noto Sans Tamil', 'Noto Sans Devanagari'";
// These stand in while the others are on their way.
const indianScripts = "'Nirmala UI', 'Tamil Sangam MN', 'Kohinoor Devanagari'";

/** What modals and drawers share; their header is no landmark of the page. */
const dialog = {
  overlayProps: { color: '#12141f', backgroundOpacity: 0.42 },
  attributes: { header: { role: 'presentation' } },
};
const dialogStyles = {
  title: { fontWeight: 600, fontSize: 'var(--mantine-font-size-lg)', overflowWrap: 'anywhere' },
  body: { overflowWrap: 'anywhere' },
} as const;

/** How the product looks: calm, roomy, one deep indigo and one warm accent. */
export const theme = createTheme({
  primaryColor: 'indigo',
  primaryShade: { light: 7, dark: 5 },
  colors: { indigo, clay, gray, dark },
  black: '#1e2132',
  fontFamily: `'Figtree Variable', ${shippedScripts}, system-ui, 'Segoe UI', Roboto, ${indianScripts}, sans-serif`,
  fontFamilyMonospace: "ui-monospace, 'SFMono-Regular', Menlo, Consolas, 'Liberation Mono', monospace",
  fontSizes: { xs: rem(13), sm: rem(14.5), md: rem(16), lg: rem(18), xl: rem(21) },
  lineHeights: { xs: '1.45', sm: '1.5', md: '1.6', lg: '1.6', xl: '1.5' },
  headings: {
    fontFamily: `'Source Serif 4', ${shippedScripts}, 'Noto Serif', Georgia, ${indianScripts}, serif`,
    fontWeight: '600',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: `clamp(${rem(26)}, 1.4rem + 1vw, ${rem(34)})`, lineHeight: '1.2' },
      h2: { fontSize: rem(22), lineHeight: '1.3' },
      h3: { fontSize: rem(18.5), lineHeight: '1.35' },
      h4: { fontSize: rem(16.5), lineHeight: '1.4' },
    },
  },
  radius: { xs: rem(4), sm: rem(6), md: rem(10), lg: rem(14), xl: rem(22) },
  defaultRadius: 'md',
  spacing: { xs: rem(8), sm: rem(12), md: rem(16), lg: rem(24), xl: rem(36) },
  shadows: {
    xs: '0 1px 2px rgb(34 38 92 / 0.06)',
    sm: '0 1px 2px rgb(34 38 92 / 0.06), 0 4px 14px rgb(34 38 92 / 0.05)',
    md: '0 2px 4px rgb(34 38 92 / 0.06), 0 10px 28px rgb(34 38 92 / 0.09)',
    lg: '0 4px 8px rgb(34 38 92 / 0.06), 0 20px 48px rgb(34 38 92 / 0.14)',
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    TextInput: { defaultProps: { size: 'md' } },
    PasswordInput: { defaultProps: { size: 'md' } },
    Select: { defaultProps: { size: 'md' } },
    Textarea: { defaultProps: { size: 'md' } },
    Checkbox: { defaultProps: { size: 'md' } },
    Radio: { defaultProps: { size: 'md' } },
    Button: { defaultProps: { size: 'md' } },
    Alert: { defaultProps: { variant: 'light', radius: 'md' } },
    // In a narrow column its words take a second line.
    Badge: {
      defaultProps: {
        variant: 'light',
        radius: 'sm',
        size: 'lg',
        tt: 'none',
        fw: 600,
        h: 'auto',
        mih: rem(26),
      },
      styles: { label: { whiteSpace: 'normal', textAlign: 'start' } },
    },
    Tooltip: {
      defaultProps: { withArrow: true, openDelay: 250, events: { hover: true, focus: true, touch: false } },
    },
    Modal: { defaultProps: { centered: true, radius: 'lg', ...dialog }, styles: dialogStyles },
    Drawer: { defaultProps: dialog, styles: dialogStyles },
  },
});

/** The soft look (`variant="light"`) of one colour: surface, surface under the pointer, words. */
function soft(name: string, surface: string, hover: string, words: string): Record<string, string> {
  return {
    [`--mantine-color-${name}-light`]: surface,
    [`--mantine-color-${name}-light-hover`]: hover,
    [`--mantine-color-${name}-light-color`]: words,
  };
}

/** Corrects the library's colours to WCAG AA and names the surfaces of our own. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-body': '#ffffff',
    '--mantine-color-dimmed': gray[6],
    '--mantine-color-placeholder': '#6f748c',
    '--mantine-color-error': '#b3261e',
    '--mantine-color-anchor': indigo[7],
    '--mantine-color-default-border': gray[3],
    ...soft('red', '#fdecea', '#fbdedb', '#8f1d17'),
    ...soft('teal', '#e4f5ef', '#d3eee4', '#0b5f48'),
    ...soft('indigo', indigo[0], indigo[1], indigo[8]),
    ...soft('clay', clay[0], clay[1], clay[7]),
    ...soft('gray', gray[1], gray[2], gray[7]),
    '--udaya-page': '#f7f6f3',
    '--udaya-surface': '#ffffff',
    '--udaya-line': '#e6e4e1',
    '--udaya-field-line': '#868aa1',
    '--udaya-accent': clay[6],
    '--udaya-accent-soft': clay[0],
    '--udaya-accent-text': clay[7],
    '--udaya-notice': indigo[0],
    '--udaya-warning': '#fff6dc',
    '--udaya-warning-line': '#b7791f',
    '--udaya-care': '#e9f3f1',
    '--udaya-care-line': '#2b7a6b',
    '--udaya-lit': '#fde9b8',
    '--udaya-focus': indigo[7],
  },
  dark: {
    '--mantine-color-body': '#1f2233',
    '--mantine-color-text': dark[0],
    '--mantine-color-dimmed': dark[2],
    '--mantine-color-placeholder': '#9296ad',
    '--mantine-color-error': '#ff9d92',
    '--mantine-color-anchor': indigo[3],
    '--mantine-color-default': '#262a3d',
    '--mantine-color-default-hover': '#2e3348',
    '--mantine-color-default-border': '#474c63',
    ...soft('red', '#3d2229', '#482830', '#ffb4ab'),
    ...soft('teal', '#17332f', '#1c3f39', '#8fe0c8'),
    ...soft('indigo', '#2a3052', '#323960', '#c6ccf7'),
    ...soft('clay', '#322c48', '#3c3554', '#f3bd9b'),
    ...soft('gray', '#2b3045', '#343a51', '#c6c9d8'),
    '--udaya-page': '#161925',
    '--udaya-surface': '#1f2233',
    '--udaya-line': '#31364b',
    '--udaya-field-line': '#757a95',
    '--udaya-accent': clay[4],
    '--udaya-accent-soft': '#2a2744',
    '--udaya-accent-text': clay[3],
    '--udaya-notice': '#262c4a',
    '--udaya-warning': '#2b2a35',
    '--udaya-warning-line': '#d9a441',
    '--udaya-care': '#1a2f33',
    '--udaya-care-line': '#7cc4b4',
    '--udaya-lit': '#574a22',
    '--udaya-focus': indigo[3],
  },
});
