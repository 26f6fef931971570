import { useQuery } from "@tanstack/react-query";
import { ownRows } from "../data/own-rows.ts";

/** The user's boats, the default one first. */
export const boatsQuery = ownRows("bateaux");

export const useBoats = () => useQuery(boatsQuery);
