/** How the reader came back from the payment provider. */
export const checkoutOutcomes = ['success', 'cancelled'] as const;
export type CheckoutOutcome = (typeof checkoutOutcomes)[number];
