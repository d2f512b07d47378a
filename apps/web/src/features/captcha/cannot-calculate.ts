/** This browser can't do the calculation that stands for a captcha. */
export class CannotCalculate extends Error {
  override readonly name = 'CannotCalculate';
}
