import type { LayoutSettings } from '@udaya/contract/sessions';
import {
  barThemes,
  colourSchemes,
  layoutTypes,
  layoutWidths,
  sidebarTypes,
} from '@udaya/core/identity/interface-settings';
import * as m from '@udaya/messages';

/** A setting that is one of a few words. */
export interface ChoiceSetting {
  name: Exclude<keyof LayoutSettings, 'preloader' | 'language'>;
  label: () => string;
  options: readonly { value: string; label: () => string }[];
  /** Whether only the vertical layout has what it is about. */
  onlyVertical?: boolean;
}

const options = <T extends string>(values: readonly T[], words: Record<T, () => string>) =>
  values.map((value) => ({ value, label: words[value] }));

const themeLabel = { light: m.settings_theme_light, dark: m.settings_theme_dark };

/** The choices of the settings panel, in its order. */
export const settingChoices: readonly ChoiceSetting[] = [
  {
    name: 'colourScheme',
    label: m.settings_scheme,
    options: options(colourSchemes, {
      light: m.settings_scheme_light,
      dark: m.settings_scheme_dark,
      auto: m.settings_scheme_auto,
    }),
  },
  {
    name: 'layoutType',
    label: m.settings_layout,
    options: options(layoutTypes, {
      vertical: m.settings_layout_vertical,
      horizontal: m.settings_layout_horizontal,
    }),
  },
  {
    name: 'layoutWidth',
    label: m.settings_width,
    options: options(layoutWidths, {
      fluid: m.settings_width_fluid,
      boxed: m.settings_width_boxed,
      scrollable: m.settings_width_scrollable,
    }),
  },
  { name: 'topbarTheme', label: m.settings_topbar, options: options(barThemes, themeLabel) },
  {
    name: 'sidebarTheme',
    label: m.settings_sidebar_theme,
    options: options(barThemes, themeLabel),
    onlyVertical: true,
  },
  {
    name: 'sidebarType',
    label: m.settings_sidebar_type,
    options: options(sidebarTypes, {
      default: m.settings_sidebar_default,
      compact: m.settings_sidebar_compact,
      icon: m.settings_sidebar_icon,
      condensed: m.settings_sidebar_condensed,
    }),
    onlyVertical: true,
  },
];
