import { z } from "zod";

/** The address a customer is sent to: of a page, never of a script. */
export const pageAddressSchema = z.url({ protocol: /^https?$/ });
