import type { ReactNode } from "react";
import "./ticket.css";

type TicketProps = { label: string; children: ReactNode; className?: string };

/** A boarding pass: parts joined by a perforated line. Its children are TicketParts and nothing else. */
export function Ticket({ label, children, className }: TicketProps) {
	return (
		<aside aria-label={label} className={className ? `ticket ${className}` : "ticket"}>
			{children}
		</aside>
	);
}

type TicketPartProps = {
	children: ReactNode;
	/** The dark stub with the name of the trip. */
	night?: boolean;
};

export function TicketPart({ children, night }: TicketPartProps) {
	return (
		<div className="ticket__part" data-night={night || undefined}>
			{children}
		</div>
	);
}
