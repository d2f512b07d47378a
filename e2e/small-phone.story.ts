import { expect, test } from './stage.ts';

test('the clock of the birth form shows its digits on the smallest phone', async ({ page, logIn }) => {
  await logIn('demo-parent');
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 640 });
    await page.goto('/generate-birthchart');
    for (const [label, value] of [
      ['Hour of birth', '12'],
      ['Minute of birth', '48'],
      ['AM or PM', 'PM'],
    ] as const) {
      await page.getByLabel(label).selectOption(value);
      const { room, needed } = await page.getByLabel(label).evaluate((node: HTMLSelectElement) => {
        const style = getComputedStyle(node);
        const pen = document.createElement('canvas').getContext('2d');
        if (!pen) throw new Error('no canvas');
        pen.font = style.font;
        const words = node.selectedOptions[0]?.text ?? '';
        const padding = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight);
        return { room: node.clientWidth - padding, needed: pen.measureText(words).width };
      });
      expect(room, `${label} at ${width}`).toBeGreaterThanOrEqual(needed + 2);
    }
  }
});
