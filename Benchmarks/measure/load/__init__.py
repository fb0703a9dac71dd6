"""Many at once: visitors that read and write on 64 connections, pages that listen, and an account of what was promised."""
