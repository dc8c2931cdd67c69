import { useId } from "react";
import { Accordion, AccordionItem } from "../accordion/accordion.tsx";
import { Button } from "../button/button.tsx";
import { Card } from "../card/card.tsx";
import { Rail } from "../layout/rail.tsx";
import { Sum } from "../ticket/sum.tsx";
import { Ticket, TicketPart } from "../ticket/ticket.tsx";
import { words } from "./gallery-words.ts";

const { folding } = words;

export function FoldingDemo() {
	const name = useId();
	return (
		<>
			<Accordion>
				<AccordionItem name={name} open summary={folding.first}>
					<p>{folding.firstText}</p>
				</AccordionItem>
				<AccordionItem name={name} summary={folding.second}>
					<p>{folding.secondText}</p>
				</AccordionItem>
				<AccordionItem name={name} note={folding.thirdNote} summary={folding.third}>
					<p>{folding.firstText}</p>
				</AccordionItem>
			</Accordion>
			<Rail label={folding.card} min="sm">
				<Card>
					<h3>{folding.card}</h3>
					<p>{folding.cardText}</p>
				</Card>
				<Card planet="mint" tone="tint">
					<h3>{folding.card}</h3>
					<p>{folding.cardText}</p>
				</Card>
			</Rail>
			<Ticket label={folding.ticket}>
				<TicketPart night>
					<p className="muted step--1">{folding.pass}</p>
					<h3 className="step-3">{folding.third}</h3>
				</TicketPart>
				<TicketPart>
					<Sum
						rows={[
							{ term: folding.cost, value: folding.costValue },
							{ term: folding.sale, value: folding.saleValue, tone: "success" },
						]}
						total={{ term: folding.total, value: folding.totalValue }}
					/>
				</TicketPart>
				<TicketPart>
					<Button block size="lg">
						{folding.pay}
					</Button>
				</TicketPart>
			</Ticket>
		</>
	);
}
