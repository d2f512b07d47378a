import { baseLocale, type Locale } from '../locale.ts';

/** How a user likes the interface; kept per user. The words are the specification's. */
export const layoutTypes = ['vertical', 'horizontal'] as const;
export const layoutWidths = ['fluid', 'boxed', 'scrollable'] as const;
export const barThemes = ['light', 'dark'] as const;
export const sidebarTypes = ['default', 'compact', 'icon', 'condensed'] as const;
export const colourSchemes = ['light', 'dark', 'auto'] as const;

export interface InterfaceSettings {
  layoutType: (typeof layoutTypes)[number];
  layoutWidth: (typeof layoutWidths)[number];
  topbarTheme: (typeof barThemes)[number];
  sidebarType: (typeof sidebarTypes)[number];
  sidebarTheme: (typeof barThemes)[number];
  preloader: boolean;
  colourScheme: (typeof colourSchemes)[number];
  /** Of pages, mails and new reports. */
  language: Locale;
}

/** What is kept of it with an account: no language until one was chosen, or taken from the page of its registration or first login. */
export type StoredSettings = Omit<InterfaceSettings, 'language'> & { language?: Locale };

export const defaultSettings: InterfaceSettings = {
  layoutType: 'vertical',
  layoutWidth: 'fluid',
  topbarTheme: 'light',
  sidebarType: 'default',
  sidebarTheme: 'dark',
  preloader: false,
  colourScheme: 'auto',
  language: baseLocale,
};

/**
 * The settings after one of them changed, with the couplings of the product: the horizontal layout makes the topbar
 * dark, the vertical one light; boxed width makes the sidebar an icon bar, scrollable gives it its default width.
 */
export function changeSettings(
  before: InterfaceSettings,
  change: Partial<InterfaceSettings>,
): InterfaceSettings {
  const after = { ...before, ...change };
  if (change.layoutType) after.topbarTheme = change.layoutType === 'horizontal' ? 'dark' : 'light';
  if (change.layoutWidth === 'boxed') after.sidebarType = 'icon';
  if (change.layoutWidth === 'scrollable') after.sidebarType = 'default';
  return after;
}
