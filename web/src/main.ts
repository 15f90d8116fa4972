import { mount } from "svelte";
import "@fontsource/cormorant-sc/latin-600.css";
import "@fontsource/cormorant-sc/latin-ext-600.css";
import App from "./App.svelte";
import "./app.css";

mount(App, { target: document.getElementById("app")! });

if (import.meta.env.PROD) void import("./lib/offline").then(({ workOffline }) => workOffline());
