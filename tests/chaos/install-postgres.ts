import { installTool } from "../../bin/install-tool.ts";

/** Once, before files that run side by side would do it all at once. Without PostgreSQL those that need it fail by name. */
export default function installPostgres(): void {
	installTool("postgresql");
}
