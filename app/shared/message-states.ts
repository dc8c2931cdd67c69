/** How messages leave: as letters, to the managers in Telegram, as leads to the CRM. */
export const MESSAGE_CHANNELS = ["letter", "telegram", "crm"] as const;

/** How far a message has come; one that was given up and that nobody has to mend is `moot`, which is not stored. */
export const DELIVERY_STATUSES = ["waiting", "failed", "moot", "delivered"] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];
