/** How messages leave: as letters, to the managers in Telegram, as leads to the CRM. */
export const MESSAGE_CHANNELS = ["letter", "telegram", "crm"] as const;

/** The status of a message; one that was given up and that nobody has to fix is `moot`, which is not stored. */
export const DELIVERY_STATUSES = ["waiting", "failed", "moot", "delivered"] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];
