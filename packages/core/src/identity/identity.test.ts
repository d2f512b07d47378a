import { expect, it } from 'vitest';
import { reportScope } from '../access/scope.ts';
import { changeSettings, defaultSettings } from './interface-settings.ts';
import { authorities, authorityOf, roles, userTypeOf } from './roles.ts';

it('knows each role by its authority, the double underscore included', () => {
  expect(authorityOf.productAdmin).toBe('ROLE__ASTRO_PRODUCTADMIN');
  expect(new Set(authorities).size).toBe(roles.length);
  expect(roles.map(userTypeOf)).toEqual(['USER', 'PRODUCT_ADMIN', 'GROUP', 'GROUP', 'GROUP']);
});

it('scopes each role to what it may reach', () => {
  const actor = { userId: 'u', groupId: 'g', branchId: 'b' };
  expect(reportScope({ ...actor, role: 'user' })).toEqual({ kind: 'own', userId: 'u' });
  expect(reportScope({ ...actor, role: 'groupUser' })).toEqual({ kind: 'own', userId: 'u' });
  expect(reportScope({ ...actor, role: 'branchAdmin' })).toEqual({ kind: 'branch', branchId: 'b' });
  expect(reportScope({ ...actor, role: 'groupAdmin' })).toEqual({ kind: 'group', groupId: 'g' });
  expect(reportScope({ ...actor, role: 'productAdmin' })).toEqual({ kind: 'all' });
  expect(reportScope({ ...actor, branchId: null, role: 'branchAdmin' })).toEqual({ kind: 'none' });
});

it('couples the settings as the product does', () => {
  const horizontal = changeSettings(defaultSettings, { layoutType: 'horizontal' });
  expect(horizontal.topbarTheme).toBe('dark');
  expect(changeSettings(horizontal, { layoutType: 'vertical' }).topbarTheme).toBe('light');
  expect(changeSettings(defaultSettings, { layoutWidth: 'boxed' }).sidebarType).toBe('icon');
  expect(
    changeSettings({ ...defaultSettings, sidebarType: 'icon' }, { layoutWidth: 'scrollable' }).sidebarType,
  ).toBe('default');
  expect(changeSettings(defaultSettings, { sidebarTheme: 'light' })).toEqual({
    ...defaultSettings,
    sidebarTheme: 'light',
  });
});
