/**
 * Milliseconds between leaving a field and showing its fault: one that appears at once would move the page under a finger
 * that is pressing a button.
 */
export const blurPause = 250;

/**
 * What comes of work that a form has begun, no earlier than the field that was left last is looked at: that would take a fault of
 * the server away again, or find one in a form that is empty anew.
 */
export async function afterBlurPause<T>(work: Promise<T>): Promise<T> {
  const settled = new Promise((resolve) => setTimeout(resolve, 2 * blurPause));
  try {
    return await work;
  } finally {
    await settled;
  }
}
