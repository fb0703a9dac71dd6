"""Reads all tasks of a list with python-caldav and prints how many have a title.

    caldav_reading.py ADDRESS USER PASSWORD
"""

import sys

import caldav

ADDRESS, USER, PASSWORD = sys.argv[1:]
client = caldav.DAVClient(ADDRESS, username=USER, password=PASSWORD)
tasks = client.calendar(url=f"{ADDRESS}/{USER}/tasks/").search(todo=True, include_completed=True)
print(sum(1 for task in tasks if task.icalendar_component["SUMMARY"]))
