import postCard from "./features/blog/components/card/words.ru.json";
import blog from "./features/blog/words.ru.json";
import courseCard from "./features/catalog/components/card/words.ru.json";
import instalments from "./features/catalog/components/instalments/words.ru.json";
import courses from "./features/catalog/components/list/words.ru.json";
import catalog from "./features/catalog/words.ru.json";
import basket from "./features/checkout/components/basket/words.ru.json";
import checkout from "./features/checkout/components/checkout/words.ru.json";
import invoice from "./features/checkout/components/invoice/words.ru.json";
import order from "./features/checkout/components/order/words.ru.json";
import paying from "./features/checkout/components/paying/words.ru.json";
import discovery from "./features/discovery/words.ru.json";
import guides from "./features/guides/words.ru.json";
import homeRest from "./features/home/components/rest/words.ru.json";
import home from "./features/home/words.ru.json";
import landings from "./features/landings/words.ru.json";
import moneyHelp from "./features/money-help/words.ru.json";
import pages from "./features/pages/components/words.ru.json";
import quiz from "./features/quiz/words.ru.json";
import requests from "./features/requests/words.ru.json";
import search from "./features/search/words.ru.json";
import trials from "./features/trials/words.ru.json";
import webinars from "./features/webinars/words.ru.json";
import cookies from "./layout/cookies/words.ru.json";
import footer from "./layout/footer/words.ru.json";
import header from "./layout/header/words.ru.json";
import lowVision from "./layout/low-vision/words.ru.json";
import layout from "./layout/words.ru.json";
import navigation from "./navigation/words.ru.json";
import ui from "./ui/words.ru.json";

export default {
	basket,
	blog,
	catalog,
	checkout,
	cookies,
	courseCard,
	courses,
	discovery,
	footer,
	guides,
	header,
	home,
	homeRest,
	instalments,
	invoice,
	landings,
	layout,
	lowVision,
	moneyHelp,
	navigation,
	order,
	pages,
	paying,
	postCard,
	quiz,
	requests,
	search,
	trials,
	ui,
	webinars,
};
