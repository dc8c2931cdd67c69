import type { OfficeResource } from "./office-resource.ts";

const FOLDERS = import.meta.glob<{ resource: OfficeResource }>("./resources/*/index.ts", { eager: true });

/** Every resource that has a folder in `resources/`. */
export const OFFICE_RESOURCES: readonly OfficeResource[] = Object.values(FOLDERS).map(({ resource }) => resource);
