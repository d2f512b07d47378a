/** Who runs the product and sells its reports, in the operator's own words; an empty string for what is not known. */
export interface Operator {
  legalName: string;
  address: string;
  phone: string;
  grievanceOfficer: string;
  grievanceEmail: string;
  grievancePhone: string;
  /** Instead of the product's own wording. */
  refundRules: string;
}
