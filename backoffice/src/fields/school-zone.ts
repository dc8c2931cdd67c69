/** The zone that the school works in; moments are kept in UTC and shown in it. */
export const SCHOOL_ZONE = "Europe/Moscow";
