import { captchas } from '@udaya/contract/captcha';
import { callForFile } from '../../api/call.ts';

/** The characters of a captcha as speech. */
export async function speakCaptcha(token: string): Promise<Blob> {
  const response = await callForFile(captchas.speak, { query: { token } });
  return response.blob();
}
