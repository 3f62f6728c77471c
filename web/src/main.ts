import { mount } from "svelte";

import App from "./App.svelte";
import "./look.css";
import { keepPage } from "./worker";

const target = document.getElementById("footplate");
if (target === null) throw new Error("the page has no place for the client");
mount(App, { target });
if (import.meta.env.PROD) void keepPage();
