/** The IANA zone in which the product names days and moments where it does not know the reader's own. */
export const productTimeZone = 'Asia/Kolkata';
